/** Converts each table caption to a paragraph above the table. Modifies the given tree. */
export const raiseCaptions = (root: Element): void => {
  for (const caption of root.querySelectorAll('table > caption')) {
    const paragraph = root.ownerDocument.createElement('p')
    paragraph.append(...caption.childNodes)
    caption.parentElement?.before(paragraph)
    caption.remove()
  }
}

/**
 * Converts tables for the editor. Single-cell tables are layout and are unwrapped; captions become paragraphs above.
 * Modifies the given tree.
 */
export const convertTables = (root: Element): void => {
  raiseCaptions(root)
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const cells = [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table)
    if (cells.length <= 1) table.replaceWith(...(cells[0]?.childNodes ?? []))
  }
  for (const column of root.querySelectorAll('colgroup, col')) column.remove()
}
