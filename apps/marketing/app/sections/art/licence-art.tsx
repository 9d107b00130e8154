import { Badge } from '@bgm/ui'
import { useSite } from '#app/components/use-site'
import type { ArtProps } from './art-props'
import { SampleQrCode } from './sample-qr-code'

/** The licence of one player. */
export function LicenceArt({ places }: ArtProps) {
  const { t } = useSite()
  return (
    <div className="flex items-center gap-4 rounded-[18px_6px] border border-line bg-surface p-4">
      <SampleQrCode className="w-21 shrink-0 rounded-[4px]" />
      <div className="text-small whitespace-pre-line">
        <b className="font-semibold">{places[0]}</b>
        {'\n'}
        <span className="text-muted tabular-nums">MB-2026-004218</span>
        {'\n'}
        <Badge tone="ok" className="mt-2">
          {t('art.licence.valid')}
        </Badge>
      </div>
    </div>
  )
}
