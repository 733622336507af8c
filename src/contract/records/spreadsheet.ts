/** The content type of an Excel workbook, for importing members and exporting lists. */
export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Maximum number of rows of its sheets, including headings. */
export const sheetRows = 1_048_576
