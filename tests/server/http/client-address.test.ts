import { expect, it } from 'vitest'
import { networkOf } from '../../../src/server/http/client-address.ts'

it.each([
  ['an IPv4 address is itself', '192.0.2.7', '192.0.2.7'],
  ['an IPv4 address in IPv6 is the same', '::ffff:192.0.2.7', '192.0.2.7'],
  ['an IPv6 address is its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another one of it', '2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['one of the next network', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['the loopback address', '::1', '0:0:0:0::/64'],
  ['what is no address', 'unknown', 'unknown'],
])('%s', (_case, address, network) => {
  expect(networkOf(address)).toBe(network)
})
