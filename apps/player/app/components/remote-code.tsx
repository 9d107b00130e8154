import { createRemotePass, remotePassStep } from '@bgm/playback'
import type { Bundle } from '@bgm/validation'
import { useCallback } from 'react'
import { QrCode } from '#app/art/qr-code'
import { useNow } from '#app/player-context'
import { useLanguage } from '#app/text'
import { getPortalUrl } from '#app/zone-format'
import { TimeLobes } from './time-lobes'
import { useRotatingCode } from './use-rotating-code'

const minute = 60_000
const lobes = remotePassStep / minute

/**
 * The QR code for the zone's remote. Its pass changes every five minutes and is computed on the device, even
 * without a network. Each lobe represents a minute until the pass changes. Without WebCrypto the code
 * contains no pass, so only members can use it.
 */
export function RemoteCode({
  bundle: { zone, remote_secret },
  portal,
  show,
}: {
  bundle: Bundle
  portal: string
  show: () => void
}) {
  const { locale, text } = useLanguage()
  const now = useNow()
  const compute = useCallback(
    (secret: string, at: number) => createRemotePass(secret, zone.id, at),
    [zone.id],
  )
  const pass = useRotatingCode(remote_secret, { now, step: remotePassStep }, compute)
  const path = pass === null ? `/remote/${zone.id}` : `/remote/join?pass=${pass}`
  const left = lobes - Math.floor((now % remotePassStep) / minute)
  return (
    <button type="button" className="remote" onClick={show}>
      <QrCode value={getPortalUrl(portal, locale, path)} label={text('playing.remote_qr')} />
      <span className="remote-label">{text('playing.remote')}</span>
      {pass === null ? null : <TimeLobes left={left} of={lobes} className="remote-time" />}
    </button>
  )
}
