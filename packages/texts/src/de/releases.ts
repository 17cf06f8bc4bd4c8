export const releases = {
  title: 'Versionshinweise',
  entries: [
    {
      version: '1.65',
      points: [
        'Stundenraster: Stunden aus wenigen Zahlen aufbauen, Unterrichtszeiten markieren, Stunden gemeinsam verschieben.',
        'Alles finden mit der Befehlspalette: Drücken Sie Strg K (⌘ K auf dem Mac).',
        'Eine kurze Hilfe zu jeder Seite, hinter dem Fragezeichen neben ihrem Titel.',
        'Rückgängig und Wiederholen für alles, mit dem Namen des Schritts.',
        'Schulen aus FET importieren, mit einem Bericht über das, was übernommen wurde.',
        'Startseite: der Stand des Stundenplans in einer Zeile, der nächste Schritt, die Auslastung und die letzten Versionen.',
        'Ihr Konto: Anmeldung mit zweitem Faktor, Passkeys, Sitzungen und alle Ihre Daten als Datei.',
      ],
    },
    {
      version: '1.61',
      points: ['Beta: den Stundenplan nach Excel exportieren, neben PDF.'],
    },
  ],
};
