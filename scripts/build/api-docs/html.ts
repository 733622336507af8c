/** Text made safe for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A sentence of the contract, with `code` in backticks. */
export const inline = (text: string | undefined): string =>
  escapeHtml(text ?? '').replace(/`([^`]+)`/g, '<code>$1</code>')

/** Prose of the contract: paragraphs, and `code` in backticks. */
export const prose = (text: string | undefined): string =>
  (text ?? '')
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((part) => `<p>${inline(part)}</p>`)
    .join('')

/** A value as indented JSON. */
export const json = (value: unknown): string =>
  `<pre dir="auto">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

/** A table with a heading row; nothing when there are no rows. Cells are HTML already. */
export const table = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `<table><thead><tr>${heading.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
        .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`
