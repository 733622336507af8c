/** The content type of a workbook of Excel, as members are imported from and lists exported to. */
export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows that a sheet of it can hold, the headings among them. */
export const sheetRows = 1_048_576
