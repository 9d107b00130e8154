/** The button that the Enter key presses, first on the page: otherwise it would be the one that changes the language. */
export const DefaultSubmitButton = ({ form }: { form: string }) => (
  <button type="submit" form={form} tabIndex={-1} aria-hidden="true" className="sr-only" />
)
