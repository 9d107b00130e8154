import { cx } from 'class-variance-authority'
import { Lobe } from '../art/lobe'
import { Anchor } from '../controls/anchor'

export type Step = {
  key: string
  name: string
  state: 'done' | 'now' | 'next'
  /** The state as text: "Selesai", "Sedang diisi", "Berikutnya". */
  stateLabel: string
  /** The URL of the step, if it is completed and can be revisited. */
  href?: string
}

export type StepperProps = {
  /** The accessible name, e.g. "Langkah pendaftaran". */
  label: string
  steps: readonly Step[]
  /** Shown on small screens, e.g. "Langkah 3 dari 6 · Industri". */
  position: string
  className?: string
}

const levels = [0.48, 0.64, 0.79, 0.71, 0.88, 1]
const fills = { done: 'fill-ok', now: 'fill-accent', next: 'fill-line' }

function StepName({ step: { name, stateLabel, state } }: { step: Step }) {
  return (
    <span className={cx('max-lg:sr-only', state === 'now' && 'font-bold', state === 'next' && 'text-muted')}>
      {name}
      <span className="sr-only">, </span>
      <small className="block text-micro font-medium text-muted">{stateLabel}</small>
    </span>
  )
}

/** Lobes of increasing height, one per step. Completed steps link back; the current step is pink. */
export function Stepper({ label, steps, position, className }: StepperProps) {
  return (
    <div className={className}>
      <p className="mt-4.5 font-[650] lg:hidden">{position}</p>
      <ol aria-label={label} className="mt-2 mb-7 flex justify-between gap-2 lg:mt-7.5 lg:mb-11 lg:gap-4">
        {steps.map((step, index) => {
          const content = (
            <>
              <Lobe level={levels[index % levels.length]} className={fills[step.state]} />
              <StepName step={step} />
            </>
          )
          const stepClass =
            'grid min-h-11 grid-cols-[22px_auto] items-center gap-3 text-label leading-[1.35] font-semibold max-lg:min-w-11 max-lg:grid-cols-1 max-lg:justify-items-center'
          return (
            <li key={step.key} aria-current={step.state === 'now' ? 'step' : undefined}>
              {step.href && step.state === 'done' ? (
                <Anchor
                  href={step.href}
                  className={cx(stepClass, 'rounded-field no-underline hover:text-accent-text')}
                >
                  {content}
                </Anchor>
              ) : (
                <span className={stepClass}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
