import { useSite } from '#app/components/use-site'
import type { ArtProps } from './art-props'
import { PauseIcon } from './pause-icon'
import { SampleQrCode } from './sample-qr-code'
import { MoodWave } from './wave'

/** A QR code and the phone that scanned it. */
export function RemoteArt({ places }: ArtProps) {
  const { t } = useSite()
  return (
    <div className="-mb-[clamp(20px,2.2vw,34px)] flex items-end justify-between gap-4.5">
      <SampleQrCode className="mb-[clamp(24px,2.6vw,38px)] w-[min(150px,40%)] rounded-tile" />
      <div className="grid w-[min(224px,54%)] gap-3 rounded-t-[26px] bg-surface px-4.5 pt-5 pb-4.5 shadow-2">
        <span className="text-micro text-muted">{places[1]}</span>
        <b className="text-small font-semibold">{t('art.moods.second')}</b>
        <MoodWave halves={[7, 12, 18, 10, 15, 19, 11, 8]} className="w-full fill-accent" />
        <span className="mx-auto grid size-13 place-items-center rounded-pill bg-accent text-on-accent">
          <PauseIcon />
        </span>
      </div>
    </div>
  )
}
