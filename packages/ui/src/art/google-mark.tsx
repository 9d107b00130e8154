/** Google's sign in its own colours, for the sign-in button. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 01-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6z"
      />
      <path
        fill="#34A853"
        d="M12 22.3c2.8 0 5.2-.9 6.9-2.5l-3.4-2.6c-.9.6-2.1 1-3.5 1-2.7 0-5-1.8-5.8-4.3H2.7v2.7A10.3 10.3 0 0012 22.3z"
      />
      <path fill="#FBBC05" d="M6.2 13.9a6.2 6.2 0 010-3.9V7.3H2.7a10.3 10.3 0 000 9.3z" />
      <path
        fill="#EA4335"
        d="M12 5.7c1.5 0 2.9.5 4 1.6l3-3A10.3 10.3 0 002.7 7.3L6.2 10C7 7.5 9.3 5.7 12 5.7z"
      />
    </svg>
  )
}
