import { ButtonLink, Card } from '@bgm/ui'
import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const interval = 1500

type JobProgressProps = {
  /** The progress as text. */
  text: string
  done: number
  total: number
  /** The URL of this page, for the reload link without JavaScript. */
  href: string
  reloadLabel: string
  className?: string
}

/**
 * A progress bar that reloads the page's data while it is shown. Without JavaScript, it shows a reload link.
 */
export function JobProgress({ text, done, total, href, reloadLabel, className }: JobProgressProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(revalidate, interval)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <Card {...(className ? { className } : {})}>
      <p id="progress-text" role="status" className="mb-3 text-label">
        {text}
      </p>
      <progress
        value={done}
        max={total}
        aria-labelledby="progress-text"
        className="block h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
      />
      <p className="mt-4 hidden noscript:block">
        <ButtonLink href={href} variant="secondary" size="s">
          {reloadLabel}
        </ButtonLink>
      </p>
    </Card>
  )
}
