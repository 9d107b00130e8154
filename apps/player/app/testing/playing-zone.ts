import { SimulatedZone } from './simulated-zone'

/** Starts a zone on a Monday at 10:00 in Jakarta, half a minute after which it plays. */
export async function startPlayingZone(plan?: ConstructorParameters<typeof SimulatedZone>[1]) {
  const zone = new SimulatedZone('2026-11-23T10:00', plan)
  await zone.boot()
  await zone.clock.run(30_000)
  return zone
}
