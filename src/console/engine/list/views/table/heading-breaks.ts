/**
 * Word parts that a heading may be hyphenated before, by language of the interface. Browsers do not all have the
 * dictionaries for automatic hyphenation.
 */
const parts: Readonly<Record<string, RegExp>> = {
  en: /(?<=recom)(?=mended)/giu,
  fr: /(?<=recom)(?=mandé)/giu,
  de: /(?<=emp)(?=fohlen)|(?<=\p{L}{4})(?=adresse|beschreibung|kategorie|mitglied|nummer|satz)/giu,
  nl: /(?<=\p{L}{2})(?=adres|beelding|bevolen|categorie|lid\b|nummer|schaps|schrijving|wijzigd)/giu,
}

/** A heading with soft hyphens in its long words. */
export const withBreaks = (heading: string, language: string): string => {
  const part = parts[language]
  return part ? heading.replace(part, '\u00ad') : heading
}
