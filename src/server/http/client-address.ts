import ipaddr from 'ipaddr.js'

/**
 * The network address as limits count it: an IPv4 address, or the /64 network of an IPv6 one, since a client may use
 * any address in it. Anything else is returned unchanged.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const { parts } = parsed as ipaddr.IPv6
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
