import { cx } from 'class-variance-authority'
import { lobePath } from './lobe'

/** The brand mark: two tilted lobes and two upright ones. */
export function Mark({ className = 'size-[30px]' }: { className?: string }) {
  const turned = lobePath(9.3, 6.3)
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('shrink-0', className)}>
      <g className="fill-current">
        <path transform="translate(7.8 8) rotate(-45)" d={turned} />
        <path transform="translate(7.8 24) rotate(45)" d={turned} />
      </g>
      <g className="fill-accent">
        <path transform="translate(18.7 16)" d={lobePath(15.5, 4.4)} />
        <path transform="translate(26.3 16)" d={lobePath(10, 4.1)} />
      </g>
    </svg>
  )
}
