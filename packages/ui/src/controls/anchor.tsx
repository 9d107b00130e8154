import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement>

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/**
 * Provides the app's router link, a component that takes `href` like an anchor. Without a provider, links
 * are plain `<a>` elements.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<AnchorProps>
  children: ReactNode
}) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

/**
 * The component for every link in this package: the app's router link, or a plain `<a>` without a provider.
 */
export function Anchor(props: AnchorProps) {
  const Component = useContext(LinkContext)
  return <Component {...props} />
}

/** An underlined text link in the accent colour. */
export function TextLink({ className = '', ...props }: AnchorProps) {
  return <Anchor className={`link ${className}`} {...props} />
}

/** The name of an item in a list, as a link without underline. */
export function NameLink({ className = '', ...props }: AnchorProps) {
  return (
    <Anchor
      className={`font-semibold text-ink underline-offset-[0.2em] wrap-anywhere hover:underline ${className}`}
      {...props}
    />
  )
}
