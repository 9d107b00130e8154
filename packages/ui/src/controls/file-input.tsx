import { cx } from 'class-variance-authority'
import { FileText, Upload } from 'lucide-react'
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useField } from './field'

export type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'multiple'> & {
  /** The prompt, e.g. "Tarik berkas ke sini, atau pilih berkas". */
  prompt: ReactNode
  /** The accepted files, e.g. "PDF, JPEG, atau PNG, paling besar 5 MB". */
  rule: ReactNode
  /** The name of the stored file. */
  fileName?: string
}

/**
 * A drop area over a native file input. It shows the name of the chosen file; without JavaScript, the native
 * control shows it.
 */
export function FileInput({ prompt, rule, fileName, className, onChange, ...props }: FileInputProps) {
  const [chosen, setChosen] = useState(fileName)
  const input = useRef<HTMLInputElement>(null)
  // The visitor may have chosen a file before the page was hydrated.
  useEffect(() => setChosen(input.current?.files?.[0]?.name ?? fileName), [fileName])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    // Read after calling onChange, because the handler may have rejected the file.
    setChosen(event.target.files?.[0]?.name ?? fileName)
  }
  const Icon = chosen ? FileText : Upload
  return (
    <span
      className={cx(
        'relative flex min-h-24 items-center gap-4 rounded-card border-[1.5px] border-dashed border-line-strong bg-surface p-5 has-[[aria-invalid=true]]:border-2 has-[[aria-invalid=true]]:border-bad has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-13 shrink-0 place-items-center rounded-tile',
          chosen ? 'bg-ok-tint text-ok' : 'bg-accent-tint text-accent-text',
        )}
      >
        <Icon className="size-6" />
      </span>
      <span className="min-w-0 flex-1">
        {chosen ? <span className="block font-semibold wrap-anywhere">{chosen}</span> : null}
        <span className={cx('block font-semibold', chosen && 'text-small link')}>{prompt}</span>
        <span className="block text-small text-muted">{rule}</span>
        <input
          {...useField(props)}
          ref={input}
          type="file"
          onChange={change}
          className="unseen-input noscript:static noscript:mt-2 noscript:block noscript:h-auto noscript:min-h-11 noscript:text-small noscript:opacity-100"
        />
      </span>
    </span>
  )
}
