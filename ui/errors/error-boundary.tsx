import { Component, type ReactNode } from "react";
import { LateErrorPage } from "./late-error-page.tsx";

interface ErrorBoundaryProps {
  /** Called with what was thrown while rendering. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
}

/** Shows the error page instead of a screen that could not be rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <LateErrorPage status={500} description={error.message} />;
  }
}
