import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement>

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** Gives every link below it the app's router link: a component that takes `href` like an anchor. Without it: plain `<a>`. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<AnchorProps>
  children: ReactNode
}) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

/** The one anchor of this package: a router link where the app provides one. */
export function Anchor(props: AnchorProps) {
  const Component = useContext(LinkContext)
  return <Component {...props} />
}

/** An underlined text link in the pink of the theme. */
export function TextLink({ className = '', ...props }: AnchorProps) {
  return <Anchor className={`link ${className}`} {...props} />
}

/** The name of a thing in a list of things: its place says that it is a link. */
export function NameLink({ className = '', ...props }: AnchorProps) {
  return (
    <Anchor
      className={`font-semibold text-ink underline-offset-[0.2em] wrap-anywhere hover:underline ${className}`}
      {...props}
    />
  )
}
