import { isKeptAddress } from '../../../../contract/text/rich-text-rules.ts'

/** Whether other users can load a picture: not one on the local disk or inside the text. */
export const isPortable = (image: Element): boolean => {
  const src = image.getAttribute('src') ?? ''
  return /^(https?:\/)?\//i.test(src) && isKeptAddress('img', src)
}

/** Whether HTML has a picture that other users cannot load. */
export const hasLocalPictures = (html: string): boolean =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')].some(
    (image) => !isPortable(image),
  )
