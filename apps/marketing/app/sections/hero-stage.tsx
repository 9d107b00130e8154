import { Badge, HeroArt, LoadingMark } from '@bgm/ui'
import { SkipForward } from 'lucide-react'
import { useSite } from '#app/components/use-site'
import { PauseIcon } from './art/pause-icon'
import { SampleQrCode } from './art/sample-qr-code'
import { Wave } from './art/wave'

const bleed =
  'right-[calc(-1*max(var(--spacing-gutter),(100vw-80rem)/2))] 4xl:right-[calc(-1*max(var(--spacing-gutter),(100vw-87.5rem)/2))]'
const played = [17, 22, 13, 9, 11, 4, 4, 11, 15, 13, 18, 19, 8, 5, 8]
const upcoming = [4, 5, 16, 18, 14, 17, 14, 4, 4, 9, 7, 10, 20, 19, 12, 13, 9, 4, 4, 13, 11, 14, 22]

/** The decorative illustration of the hero: a playing zone and its licence. */
export function HeroStage() {
  const { t, locale } = useSite()
  const clock = (time: string) => (locale === 'en' ? time.replaceAll('.', ':') : time)
  return (
    <div
      aria-hidden="true"
      className="relative min-h-[440px] self-stretch sm:min-h-[clamp(400px,46vw,660px)]"
    >
      <div className={`absolute inset-y-0 left-0 overflow-hidden rounded-leaf-hero bg-deep ${bleed}`}>
        <HeroArt />
      </div>
      <div className="absolute top-6 right-0 flex w-[230px] items-center gap-3.5 rounded-[6px_18px] bg-surface p-3.5 shadow-3 sm:top-11 sm:w-[262px] dark:bg-sunken">
        <SampleQrCode className="w-16 shrink-0 rounded-[4px]" />
        <div className="text-small whitespace-pre-line">
          <b className="font-semibold">{t('art.licence.title')}</b>
          {'\n'}
          <span className="text-muted">{t('art.zones.lobby_main')}</span>
          {'\n'}
          <Badge tone="ok" className="mt-1.5">
            {t('art.licence.valid')}
          </Badge>
        </div>
      </div>
      <div className="absolute -bottom-4.5 left-0 w-[min(320px,100%-20px)] rounded-[28px_6px] bg-surface px-5.5 py-5 shadow-3 lg:bottom-10 lg:-left-10 lg:w-[min(348px,100%)] dark:bg-sunken">
        <div className="flex items-center justify-between">
          <span className="flex items-center gap-2 text-small font-semibold text-accent-text">
            <LoadingMark /> {t('art.zones.lobby')}
          </span>
          <span className="text-micro text-muted tabular-nums">{clock('06.00–10.00')}</span>
        </div>
        <p className="mt-3 text-[1.1875rem] leading-[1.3] font-semibold tracking-[-0.02em]">
          {t('art.playlists.morning.title')}
        </p>
        <p className="text-small text-muted">{t('art.player.track')}</p>
        <Wave played={played} upcoming={upcoming} className="mt-3.5 mb-2 h-11 w-full" />
        <div className="flex items-center justify-between">
          <span className="text-micro text-muted tabular-nums">{clock('1.24')}</span>
          <span className="flex gap-6 py-3">
            <PauseIcon />
            <SkipForward strokeWidth={1.75} className="size-5" />
          </span>
          <span className="text-micro text-muted tabular-nums">{clock('3.41')}</span>
        </div>
      </div>
    </div>
  )
}
