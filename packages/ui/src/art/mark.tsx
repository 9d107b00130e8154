import { cx } from 'class-variance-authority'
import { createLobePath } from './lobe'

const tilted = [8, 24].map(y => createLobePath(9.3, 6.3, { x: 7.8, y, turn: y === 8 ? -45 : 45 })).join('')
const upright = createLobePath(15.5, 4.4, { x: 18.7, y: 16 }) + createLobePath(10, 4.1, { x: 26.3, y: 16 })

/** The brand mark: two tilted lobes and two upright ones. */
export function Mark({ className = 'size-[30px]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('shrink-0', className)}>
      <path className="fill-current" d={tilted} />
      <path className="fill-accent" d={upright} />
    </svg>
  )
}
