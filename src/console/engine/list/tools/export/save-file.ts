/** Today in local time in ISO format, which is the Swedish date format. */
const today = (): string => new Date().toLocaleDateString('sv')

/**
 * Downloads a file with the day and extension (`xlsx`) in its name; characters that file systems refuse are replaced.
 */
export const saveFile = (file: Blob, name: string, ending: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name} ${today()}.${ending}`.replace(/[\\/:*?"<>|]+/g, '-')
  link.click()
  // The browser has started to read the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
