/**
 * The second list, chosen before any measurement on it and never tuned on. Of fet-data's files of at least 200 activities
 * in the official and half-day modes (no "old-format" folders) that import: of each school (the two folders below the
 * edition) the last file by path; without schools of the other lists of `bench` and without those of known hard files
 * (GYR, Hama, Khoi-sang, IBDP, SPAIN_20-21, Kalenga, Liceo-2010, Hanibal). That leaves forty; these are the thirty whose
 * paths have the lowest SHA-256, in that order. Of one, Dakahlia, another file with 425 lessons served later to choose how rooms
 * are moved.
 */
export const secondFiles = [
  'FET-5-official/South-Africa/2021/SIBUKOSETFU/SIBUKOSETFU.fet',
  'FET-5-official/Egypt/Dakahlia/institution-2012-2013.fet',
  'FET-6-mornings-afternoons/Algeria/3/Test-Max_3consecutive days_data_and_timetable.fet',
  'FET-5-official/Spain/3-school/primaria.fet',
  'FET-5-official/Bulgaria/Lom_high_school_2007-2008.fet',
  'FET-6-mornings-afternoons/Algeria/7-by-Benahmed-Abdelkrim/Test_View_Time_H_With_0_Gaps.fet',
  'FET-5-official/Brazil/2/EEBLJ-Diurno.fet',
  'FET-5-official/Hong-Kong/secondary-school-2/FET-2020-07-30-SAMPLE_HK_6_period.fet',
  'FET-5-official/India/REVA-University/REVA-UNIVERSITY_JANUARY2016.fet',
  'FET-5-official/Saudi-Arabia/Arabic_Saudi_2.fet',
  'FET-6-mornings-afternoons/Algeria/2-Établissement-moyen/EDT_new_Virt_R_95-percent_21_22_data_and_timetable.fet',
  'FET-5-official/Algeria/Mechanical-Batna_Univ/ET2012-2013-S2.fet',
  'FET-5-official/Malta/Klikk-SLP/Klikks-SLP.fet',
  'FET-6-mornings-afternoons/Algeria/5-by-Benahmed-Abdelkrim/Benahmed_without_R+Q+inf_data_and_timetable.fet',
  'FET-5-official/Italy/2009/liceo-scientifico.fet',
  'FET-5-official/Hong-Kong/secondary-school-1/Yew-Chung-Intl-School/2008-09-difficult.fet',
  'FET-5-official/Italy/2007/simple/simpler-Italian.fet',
  'FET-5-mornings-afternoons/Algeria/4-by-Benahmed-Abdelkrim/MHALI2_mod_3_data_and_timetable.fet',
  'FET-5-official/India/New-Delhi/Eng_College.fet',
  'FET-5-official/Greece/Didymoteicho/6th-Primary-School.fet',
  'FET-5-official/India/2021/St-Joseph-EMHSS-Puthanangadi/stjosephemhss1.fet',
  'FET-5-official/South-Africa/difficult/Insight_Learning_Centre2.fet',
  'FET-5-official/Russia/Russian-Medical-College/timetable-ru.fet',
  'FET-5-official/Namibia/by-Willy/Highlands_Christian_School.fet',
  'FET-5-official/Saudi-Arabia/Arabic_Saudi_1.fet',
  'FET-5-official/Saudi-Arabia/Arabic_Saudi_3.fet',
  'FET-5-mornings-afternoons/Morocco/new-by-Benahmed-Abdelkrim/TestMinH_Morni_Stu_data_and_timetable.fet',
  'FET-5-official/India/St-Marys-College/St-Marys-College-Puthanagadi.fet',
  'FET-5-official/Romania/Constantin-Brancusi-School-Medgidia/2019-2020/Orar_4_6.fet',
  'FET-5-official/Algeria/Algerian-college/Find-the-gaps.fet',
];

/** Measured with several seeds, too: the first five of the list that FET fills and where its timetable has a cost. */
export const SPREAD_FILES = 5;
