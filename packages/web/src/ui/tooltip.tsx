import {
  cloneElement,
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

interface TooltipProps {
  readonly text: ReactNode;
  readonly children: ReactElement<ComponentProps<'button'>>;
}

/** Milliseconds: before the first tooltip; after a close, during which the next opens at once; to move the pointer onto a tooltip. */
const [DELAY, NEXT, PASSAGE] = [300, 300, 300];
/** Pixels between a button and its tooltip. */
const GAP = 6;

/** At most one tooltip is open. */
let closeOpen: (() => void) | null = null;
let closedAt = -Infinity;

/** Extra words on hover, focus or a long press; never the only place for information. Our own: a library for it weighs 18 kB. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  /** The button while its tooltip is open. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hover] = useState(() => new Hover(setAnchor));
  useEffect(() => hover.close, [hover]);
  const own = children.props;
  const describedBy = own['aria-describedby'];
  // For a long press.
  const tip = typeof text === 'string' ? { 'data-tip': text } : {};
  const button = cloneElement(children, {
    ...tip,
    'aria-describedby': anchor === null ? describedBy : [describedBy, id].filter(Boolean).join(' '),
    onPointerMove: both(own.onPointerMove, hover.move),
    onPointerLeave: both(own.onPointerLeave, (event) => hover.leave(anchor !== null && isTowards(event, id))),
    onPointerDown: both(own.onPointerDown, hover.press),
    onFocus: both(own.onFocus, ({ currentTarget }) => hover.focus(currentTarget)),
    onBlur: both(own.onBlur, hover.close),
    onClick: both(own.onClick, hover.close),
  });
  if (anchor === null) return button;
  return (
    <>
      {button}
      <Bubble id={id} anchor={anchor} onClose={hover.close} onEnter={hover.stay}>
        {text}
      </Bubble>
    </>
  );
}

function both<E>(first: ((event: E) => void) | undefined, second: (event: E) => void): (event: E) => void {
  return (event) => {
    first?.(event);
    second(event);
  };
}

class Hover {
  readonly #show: (anchor: HTMLElement | null) => void;
  #timer = 0;
  #isInside = false;
  #isPressed = false;

  constructor(show: (anchor: HTMLElement | null) => void) {
    this.#show = show;
  }

  /** On a move and not on entering: a button that appears under a resting pointer must not open its tooltip. */
  readonly move = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void => {
    if (pointerType === 'touch' || this.#isInside) return;
    this.#isInside = true;
    const isNext = closeOpen !== null || performance.now() - closedAt < NEXT;
    this.#after(isNext ? 0 : DELAY, currentTarget);
  };

  readonly leave = (isTowardsIt: boolean): void => {
    this.#isInside = false;
    if (isTowardsIt) this.#after(PASSAGE, null);
    else this.close();
  };

  readonly press = (): void => {
    this.close();
    this.#isPressed = true;
    document.addEventListener('pointerup', () => void (this.#isPressed = false), { once: true });
  };

  /** A press also moves the focus, but does not ask for an explanation. */
  readonly focus = (button: HTMLElement): void => {
    if (!this.#isPressed) this.#show(button);
  };

  readonly stay = (): void => clearTimeout(this.#timer);

  readonly close = (): void => {
    clearTimeout(this.#timer);
    this.#show(null);
  };

  #after(wait: number, anchor: HTMLElement | null): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#show(anchor), wait);
  }
}

interface BubbleProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** The tooltip stays open while the pointer is on it. */
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

function Bubble({ id, anchor, onClose, onEnter, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (bubble.current !== null) placeAbove(bubble.current, anchor.getBoundingClientRect());
  });
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && onClose());
    const onScroll = ({ target }: Event): void => void (target instanceof Node && target.contains(anchor) && onClose());
    const onPress = ({ target }: Event): void =>
      void ((target instanceof Node && bubble.current?.contains(target)) || onClose());
    closeOpen?.();
    closeOpen = onClose;
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('scroll', onScroll, true);
      closedAt = performance.now();
      if (closeOpen === onClose) closeOpen = null;
    };
  }, [anchor, onClose]);
  return createPortal(
    <div ref={bubble} id={id} role="tooltip" className="tooltip" onPointerEnter={onEnter} onPointerLeave={onClose}>
      {children}
    </div>,
    document.body,
  );
}

/** Above the button, below it if there is no room, and never over the edge of the window. */
export function placeAbove(bubble: HTMLElement, button: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const above = button.top - GAP - height;
  const left = Math.max(0, Math.min(button.left + (button.width - width) / 2, innerWidth - width));
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above < 0 ? button.bottom + GAP : above}px`;
}

/** Whether the pointer has left the button towards its tooltip. */
function isTowards({ clientY, currentTarget }: PointerEvent<HTMLElement>, id: string): boolean {
  const bubble = document.getElementById(id)?.getBoundingClientRect();
  const { top, bottom } = currentTarget.getBoundingClientRect();
  if (bubble === undefined) return false;
  return bubble.top < top ? clientY <= top + 1 : clientY >= bottom - 1;
}
