/** Decodes escapes such as `_x0041_` for the character U+0041 (ECMA-376, part 1, 22.9.2.19, ST_Xstring). */
export const unescapeText = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Collects the text of a string item (`<si>` or `<is>`): its only `<t>`, or those of its rich text runs. Phonetic runs
 * (`<rPh>`), which show how the text is pronounced, are left out.
 */
export class TextReader {
  #text = ''
  #isOpen = false
  #isPhonetic = false

  begin(): void {
    this.#text = ''
  }

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true
    if (name === 't') this.#isOpen = !this.#isPhonetic
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false
    if (name === 't') this.#isOpen = false
  }

  add(content: string): void {
    if (this.#isOpen) this.#text += content
  }

  end(): string {
    return unescapeText(this.#text)
  }
}
