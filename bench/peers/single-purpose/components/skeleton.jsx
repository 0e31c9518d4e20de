import "react-loading-skeleton/dist/skeleton.css";
import Skeleton from "react-loading-skeleton";

export const Example = () => (
  <>
    <Skeleton width="60%" />
    <Skeleton circle width={48} height={48} />
  </>
);
