
export type ErrorErrorsItem = {
  /** JSON Pointer into the body (`/titles/0/text`), or `?name` for a query and `{name}` for a path parameter. */
  path: string;
  /** What is wrong there. */
  message: string;
};
