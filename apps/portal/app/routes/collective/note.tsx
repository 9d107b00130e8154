/** A text that is evidence, as it was signed or received. */
export function Note({ title, text }: { title: string; text: string }) {
  return (
    <figure className="m-0 grid min-w-0 gap-1">
      <figcaption className="text-muted">{title}</figcaption>
      <pre className="m-0 rounded-card bg-sunken p-3 font-mono text-micro whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </figure>
  )
}
