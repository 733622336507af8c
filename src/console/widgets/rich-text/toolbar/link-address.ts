import { linkAddress } from '../../../../contract/text/link-address.ts'

/**
 * The link address for a typed text: web, mail and telephone addresses unchanged, a bare domain with https. Undefined
 * for anything else, especially `javascript:`.
 */
export const toLinkAddress = (typed: string): string | undefined => {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^(mailto|tel):/i.test(text)) return linkAddress.test(text) ? text : undefined
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\//i.test(address) || !linkAddress.test(address) || !URL.canParse(address)) return undefined
  return new URL(address).hostname.includes('.') || /^https?:\/\/localhost\b/i.test(address)
    ? address
    : undefined
}
