import { isKeptAddress } from '../../../../contract/text/rich-text-rules.ts'

/** A picture of the local disk or inside the text can't be shown to anybody else. */
export const isPortable = (image: Element): boolean => {
  const src = image.getAttribute('src') ?? ''
  return /^(https?:\/)?\//i.test(src) && isKeptAddress('img', src)
}

/** Whether HTML has a picture that nobody else could see. */
export const hasLocalPictures = (html: string): boolean =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')].some(
    (image) => !isPortable(image),
  )
