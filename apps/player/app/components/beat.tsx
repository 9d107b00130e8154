/** Three lobes that move while music plays or loads. */
export function Beat() {
  return (
    <span className="beat" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
