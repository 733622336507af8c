
export interface Pageable {
  /**
     * Rows a page
     * @minimum 1
     */
  pageSize: number;
  /**
     * Index of this page; the first is 0.
     * @minimum 0
     */
  pageNumber: number;
}
