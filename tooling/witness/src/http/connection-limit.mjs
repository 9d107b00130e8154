import { BlockList, isIP } from 'node:net'

/** Room for a log and its readers behind one address. */
const maxConnections = 50

/** A proxy has such an address, on this computer or beside it, and opens the connections of everybody. */
const proxies = new BlockList()
for (const [network, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
])
  proxies.addSubnet(network, prefix, family)

function isProxy(address) {
  const [withoutZone] = address.split('%')
  return proxies.check(withoutZone, isIP(withoutZone) === 4 ? 'ipv4' : 'ipv6')
}

/** Limits the connections that are open at once by address. `open` returns whether there is room for another one. */
export function createConnectionLimit() {
  const counts = new Map()
  return {
    open(address) {
      const count = counts.get(address) ?? 0
      if (count >= maxConnections && !isProxy(address)) return false
      counts.set(address, count + 1)
      return true
    },
    close(address) {
      const count = counts.get(address) - 1
      if (count === 0) counts.delete(address)
      else counts.set(address, count)
    },
  }
}
