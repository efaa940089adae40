import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = { children: ReactNode; fallback: ReactNode };

/** Shows the fallback in place of its children when one of them throws while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
