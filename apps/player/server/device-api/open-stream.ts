import type { ServerResponse } from 'node:http'
import type { PlayerIdentity } from '@bgm/validation'
import type { Gateway } from '#server/gateway'

type StreamGateway = Pick<Gateway, 'bundles' | 'commands' | 'streams' | 'clientBuild'>

/** Opens an event stream and sends the commands that the device has not acknowledged. */
export function openStream(
  gateway: StreamGateway,
  { player, zone }: PlayerIdentity,
  outgoing: ServerResponse,
): void {
  const { streams, bundles, commands, clientBuild } = gateway
  streams.open({ player, zone }, outgoing)
  streams.send(player, 'update', { build: clientBuild })
  // Thousands of devices may connect at once, so their bundles are fetched in batches instead of one by one
  // with their heartbeats.
  bundles.getVersion({ player, zone }).then(
    version => streams.send(player, 'changed', { version }),
    () => {},
  )
  for (const command of commands.pending(zone)) streams.send(player, 'command', command)
}
