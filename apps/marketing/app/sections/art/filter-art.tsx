import { Check, X } from 'lucide-react'
import { useSite } from '#app/components/use-site'

const songs = [
  ['first', true],
  ['second', false],
  ['third', true],
] as const

/** A list of songs, one of them filtered out. */
export function FilterArt() {
  const { t } = useSite()
  return (
    <div>
      <div className="flex items-center justify-between pb-2 text-small font-semibold">
        {t('art.filter.label')}
        <span className="flex h-7 w-11.5 justify-end rounded-pill bg-ok p-0.75">
          <span className="size-5.5 rounded-pill bg-on-ok" />
        </span>
      </div>
      <ul className="text-label">
        {songs.map(([song, clean]) => (
          <li key={song} className="flex items-center gap-3 border-b border-line py-2.5 last:border-b-0">
            {clean ? (
              <Check strokeWidth={1.75} className="size-5 text-ok" />
            ) : (
              <X strokeWidth={1.75} className="size-5 text-bad" />
            )}
            <span className={clean ? undefined : 'text-muted line-through decoration-bad decoration-2'}>
              {t(`art.songs.${song}`)}
            </span>
            {clean ? null : (
              <span className="ml-auto rounded-[4px] border-[1.5px] border-current px-1.25 text-tab leading-[18px] font-bold text-bad">
                E
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
