/**
 * A multipart body from its model; a property that the contract loses, or gives another type, fails the type check.
 * Files keep their names.
 */
export const formDataOf = <Model extends object>(
  values: Model & { readonly [Name in keyof Model]: string | Blob },
): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries<string | Blob>(values)) form.append(name, value)
  return form
}
