import { useEffect, useRef, useState, type RefObject } from "react";

/** A part of the page that a button shows and hides. */
export interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Around the button and the part. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** The button; Escape leads back to it. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes at the button; closes at Escape, at a press or focus elsewhere, and when `address` changes. */
export function useDisclosure(address: string): Disclosure {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === address;

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenedAt(null);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      setOpenedAt(null);
      trigger.current?.focus();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", escape);
    };
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenedAt(isOpen ? null : address), root, trigger };
}
