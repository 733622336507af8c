/** Today in local time as ISO writes it, which is how Swedish writes dates. */
const today = (): string => new Date().toLocaleDateString('sv')

/**
 * Gives a file to the browser to save under a name with the day and its ending (`xlsx`); signs that no file system takes
 * are replaced.
 */
export const saveFile = (file: Blob, name: string, ending: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name} ${today()}.${ending}`.replace(/[\\/:*?"<>|]+/g, '-')
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
