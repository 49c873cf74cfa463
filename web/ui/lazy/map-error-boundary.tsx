import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  /** What is shown instead, for the console. */
  readonly inItsPlace: string;
  /** Called if the map could not be loaded or crashed. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Keeps a crash of the map from taking down the page. */
export class MapErrorBoundary extends Component<MapBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error(`The map failed; ${this.props.inItsPlace} stands in its place.`, cause);
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
