import { thumbnailSizes } from '../../contract/records/limits.ts'
import { hasOperation, takesParameter } from '../availability.ts'
import { apiUrl } from '../http.ts'

/** Addresses of stored images that `downloadFile` can scale. */
const storedImage = /^\/files\/[^/?]+\/[^/?]+\.(?:jpe?g|png|webp|avif)$/i

const hasThumbnails = hasOperation('downloadFile') && takesParameter('downloadFile', 'thumbnail')

/** The URL of an image shown with `size` CSS pixels: its thumbnail, or the whole file if the API has no thumbnails. */
export const thumbnailUrl = (url: string, size: number): string => {
  const needed = size * (globalThis.devicePixelRatio ?? 1)
  const found = thumbnailSizes.find((each) => each >= needed)
  const query = hasThumbnails && found !== undefined && storedImage.test(url) ? `?thumbnail=${found}` : ''
  return `${apiUrl(url)}${query}`
}
