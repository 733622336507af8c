/** Stands for rjsf's resolver of references: addresses within schemas are the browser's to resolve, as any others. */
const uri = {
  /** Whether both are the same address, however it is written. */
  equal: (one: string, other: string): boolean => normal(one) === normal(other),
  /** `reference` as seen from `base`; a base without scheme and host stays so. */
  resolve: (base: string, reference: string): string => {
    const { href } = new URL(reference, new URL(base, nowhere))
    return href.startsWith(nowhere) ? href.slice(nowhere.length) : href
  },
}

const nowhere = 'schema://nowhere/'

const normal = (address: string): string => new URL(address, nowhere).href

export default uri
