export const results = {
  nothing: 'Es gibt keine.',
  times: '× {{count, number}}',
  stop: {
    useHint: 'Sie sehen ihn neben Ihrem Stundenplan: „Übernehmen“ oder „Meinen behalten“.',
    useFirstHint: 'Er wird Ihr Stundenplan. Sie können das rückgängig machen.',
    dropHint: 'Ihr Stundenplan bleibt, wie er ist.',
    dropFirstHint: 'Ihr Stundenplan bleibt leer.',
  },
  from: 'vorher: {{before}}',
  unmet: {
    title_one: 'Ein Wunsch nicht erfüllt',
    title_other: '{{count, number}} Wünsche nicht erfüllt',
    kind_one: '{{count, number}} Regel, {{cost, number}} Strafpunkte',
    kind_other: '{{count, number}} Regeln, {{cost, number}} Strafpunkte',
  },
};
