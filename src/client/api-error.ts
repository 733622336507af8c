/** One fault of a refused request. `path` is a JSON Pointer into the body, `?name` or `{name}` for a parameter. */
export interface Fault {
  path: string
  message: string
  /** Row of an imported file, counted as the spreadsheet does. */
  row?: number
  /** Column heading of an imported file. */
  column?: string
}

/** What every failed request is rejected with: the HTTP status (0 when no answer came) and the API's words. */
export class ApiError extends Error {
  readonly status: number
  readonly faults: readonly Fault[]
  /** The API's own sentence, empty when it gave none. */
  readonly serverMessage: string
  readonly payload: unknown

  constructor(status: number, serverMessage: string, faults: readonly Fault[] = [], payload?: unknown) {
    super(serverMessage || `Request failed with status ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.serverMessage = serverMessage
    this.faults = faults
    this.payload = payload
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const toFault = (value: unknown): Fault[] => {
  if (!isRecord(value) || typeof value.path !== 'string' || typeof value.message !== 'string') return []
  return [
    {
      path: value.path,
      message: value.message,
      ...(typeof value.row === 'number' && { row: value.row }),
      ...(typeof value.column === 'string' && { column: value.column }),
    },
  ]
}

/** Reads an error body of any shape into an {@link ApiError}. */
export const toApiError = (status: number, body: unknown): ApiError => {
  if (!isRecord(body)) return new ApiError(status, '')
  const faults = Array.isArray(body.errors) ? body.errors.flatMap(toFault) : []
  return new ApiError(status, typeof body.message === 'string' ? body.message : '', faults, body.payload)
}

/** The sentence to show for any thrown thing: the API's own words, else `fallback`. */
export const errorMessage = (
  error: unknown,
  fallback = 'Something went wrong, please try again later',
): string => (error instanceof ApiError && error.serverMessage) || fallback
