import { cx } from '#app/components/cx'
import { useSite } from '#app/components/use-site'

const songs = [
  ['first', true],
  ['second', false],
  ['third', true],
] as const

/** A list of songs, one of which is filtered out. */
export function FilterArt() {
  const { t } = useSite()
  return (
    <>
      <div className="flex items-center justify-between pb-2 text-small font-semibold">
        {t('art.filter.label')}
        <span className='flex h-7 w-11.5 justify-end rounded-pill bg-ok p-0.75 before:size-5.5 before:rounded-pill before:bg-on-ok before:content-[""]' />
      </div>
      <ul className="text-label">
        {songs.map(([song, clean]) => (
          <li
            key={song}
            className={cx(
              'glyph-before flex items-center gap-3 border-b border-line py-2.5 last:border-b-0',
              clean ? 'glyph-check before:text-ok' : 'glyph-x before:text-bad',
            )}
          >
            {clean ? (
              t(`art.songs.${song}`)
            ) : (
              <span className="text-muted line-through decoration-bad decoration-2">
                {t(`art.songs.${song}`)}
              </span>
            )}
            {clean ? null : (
              <span className="ml-auto rounded-[4px] border-[1.5px] border-current px-1.25 text-tab leading-[18px] font-bold text-bad">
                E
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
