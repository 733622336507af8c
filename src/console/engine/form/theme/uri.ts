/** Replaces rjsf's URI resolver with the URL API. */
const uri = {
  /** Whether both are the same address after normalization. */
  equal: (one: string, other: string): boolean => normal(one) === normal(other),
  /** Resolves `reference` against `base`; a base without scheme and host stays relative. */
  resolve: (base: string, reference: string): string => {
    const { href } = new URL(reference, new URL(base, nowhere))
    return href.startsWith(nowhere) ? href.slice(nowhere.length) : href
  },
}

const nowhere = 'schema://nowhere/'

const normal = (address: string): string => new URL(address, nowhere).href

export default uri
