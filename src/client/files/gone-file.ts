/** A selected file that the browser can no longer read: it was changed, moved or deleted on disk. */
export class GoneFile extends Error {
  override readonly name = 'GoneFile'
  readonly fileName: string

  constructor(fileName: string) {
    super(`"${fileName}" is not there as it was chosen`)
    this.fileName = fileName
  }
}

/**
 * Runs work on a selected file. Rejects with a {@link GoneFile} when the file can no longer be read, which browsers
 * report as a lost connection; otherwise with the original error.
 */
export const withFile = async <T>(file: File, act: () => Promise<T>): Promise<T> => {
  try {
    return await act()
  } catch (error) {
    const head = await file
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => null)
    throw head ? error : new GoneFile(file.name)
  }
}
