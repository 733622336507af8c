/** Query values as the API reads them: unset text travels as `key=`, an unset number or boolean is left out. */
export const serializeQuery = (params: Readonly<Record<string, unknown>>): string =>
  Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')
