
export interface MemberImport {
  /** The spreadsheet, .xlsx or .csv. */
  excelFile: Blob;
}
