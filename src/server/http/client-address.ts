import ipaddr from 'ipaddr.js'

/**
 * What limits count as one place of the network: an IPv4 address, or the /64 network of an IPv6 one, of which everybody
 * has as many addresses as he likes. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const { parts } = parsed as ipaddr.IPv6
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
