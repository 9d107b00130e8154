import { cx } from 'class-variance-authority'
import { TriangleAlert } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'

export type ErrorSummaryProps = {
  id?: string
  heading: string
  /** Each error links to the field with the id `fieldId`. An error without a `fieldId` is plain text. */
  errors: readonly { fieldId?: string; message: string }[]
  className?: string
}

// A router treats a fragment link as a navigation and drops the errors, so with JavaScript the link only
// moves the focus.
function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus()
}

/**
 * The errors of a form, shown above it and linked to the fields. Receives focus whenever the errors change.
 */
export function ErrorSummary({ id = 'error-summary', heading, errors, className }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const key = errors.map(error => `${error.fieldId}:${error.message}`).join('|')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the errors change
  useEffect(() => ref.current?.focus(), [key, heading])
  return (
    <div
      ref={ref}
      id={id}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, focus on a page with errors starts at the summary
      autoFocus
      aria-labelledby={`${id}-heading`}
      className={cx('rounded-card border-2 border-bad bg-bad-tint px-4.5 py-4', className)}
    >
      <h2 id={`${id}-heading`} className="flex gap-2.5 text-body leading-[1.35] tracking-[-0.01em] text-bad">
        <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        {heading}
      </h2>
      {errors.length ? (
        <ul className="mt-1 ml-[30px] grid">
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId}:${message}`} className="font-semibold">
              {fieldId ? (
                <a
                  href={`#${fieldId}`}
                  onClick={event => focusField(event, fieldId)}
                  className="inline-block py-1 pointer-coarse:py-2.5 underline underline-offset-[0.2em]"
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
