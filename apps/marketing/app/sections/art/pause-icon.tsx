export function PauseIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 stroke-current"
      strokeWidth={1.75}
      strokeLinecap="round"
    >
      <path d="M9 6v12M15 6v12" />
    </svg>
  )
}
