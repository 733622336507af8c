/** A chosen file that the browser can read no more: it was changed, moved or deleted on its disk since. */
export class GoneFile extends Error {
  override readonly name = 'GoneFile'
  readonly fileName: string

  constructor(fileName: string) {
    super(`"${fileName}" is not there as it was chosen`)
    this.fileName = fileName
  }
}

/**
 * Does something with a chosen file. Rejects with a {@link GoneFile} where that fails since the file can be read no more,
 * which the browser tells as a connection that broke off; else with what it fails with.
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
